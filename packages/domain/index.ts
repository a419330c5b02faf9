// The one public door of the domain: everything that other rooms may use.
export * from './result.ts';
export * from './tournament/terms.ts';
export * from './tournament/status.ts';
export * from './tournament/stage.ts';
export * from './tournament/span.ts';
export * from './access/policies.ts';
export * from './access/names.ts';
