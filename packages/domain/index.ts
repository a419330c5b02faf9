// The one public door of the domain: everything that other rooms may use.
export * from './result.ts';
