// The look of a mail: one card of at most 560 pixels that is readable on a phone, in light and in dark. Mail programs support tables and inline
// styles; those that support dark mode read the rules at the top. No picture is fetched, so nobody learns when a mail was opened.
import type { Language } from '@tennis/words/languages';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// The colours of apps/web/styles/tokens.css, first in light, then in dark.
const DARK = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0b1411 !important; }
  .card { background: #121e19 !important; border-color: #26362f !important; }
  .ink { color: #edf3ee !important; }
  .quiet { color: #b9c8bf !important; }
  .button { background: #63d2a4 !important; color: #06251a !important; }
}`;

const TEXT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The content of a mail, as plain text. */
export interface Framed {
  readonly language: Language;
  readonly platform: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly url: string; readonly label: string };
  readonly endings: readonly string[];
}

/** The whole mail as HTML. */
export function frame({ language, platform, subject, paragraphs, link, endings }: Framed): string {
  const said = paragraphs.map(
    (text) =>
      `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#10211a">${escapeHtml(text)}</p>`,
  );
  const asked = endings.map(
    (text) =>
      `<p class="quiet" style="margin:0 0 8px;font-size:14px;line-height:20px;color:#41524a">${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin:0;background:#f5f6f1;${TEXT}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6f1"><tr><td align="center" style="padding:16px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td style="padding:14px 24px;background:#0c2b22;border-radius:10px 10px 0 0;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;overflow-wrap:break-word">${escapeHtml(platform)}</td></tr>
<tr><td class="card" style="padding:24px;background:#ffffff;border:1px solid #dce1d8;border-top:0;border-radius:0 0 10px 10px;overflow-wrap:break-word">
${said.join('\n')}
<p style="margin:24px 0"><a class="button" href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;background:#0b5d45;border-radius:6px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>
${asked.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
