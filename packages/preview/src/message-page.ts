import { escapeAttribute, escapeText } from '@tillkit/fixtures'
import type { Fault } from './faults.ts'

/** A page of the preview's own. */
export interface MessagePage extends Omit<Fault, 'status'> {
  /** Where to go from here. */
  readonly links?: ReadonlyArray<{ readonly href: string; readonly text: string }>
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2327; --soft: #50575e; --paper: #fff; --ground: #f0f2f4; --line: #d5d9dd; --accent: #0a4b78 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0f2f4; --soft: #b4bac0; --paper: #1d2327; --ground: #101417; --line: #3c434a; --accent: #9ec7ea }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground); color: var(--ink);
  font: 16px/1.55 system-ui, sans-serif }
main { width: 100%; max-width: 600px; padding: clamp(24px, 6vw, 44px); background: var(--paper); border: 1px solid var(--line);
  border-top: 4px solid var(--accent); border-radius: 4px 4px 12px 12px; overflow-wrap: anywhere }
.from { margin: 0 0 20px; color: var(--soft); font-size: 14px }
h1 { margin: 0 0 12px; font-size: clamp(23px, 5vw, 29px); line-height: 1.2; text-wrap: balance }
h2 { margin: 28px 0 8px; font-size: 16px }
p { margin: 0 }
ul { margin: 0; padding-left: 20px }
li + li { margin-top: 6px }
nav { display: flex; flex-wrap: wrap; gap: 8px 20px; margin-top: 28px; padding-top: 20px; border-top: 1px solid var(--line) }
a { color: var(--accent); text-underline-offset: 3px; padding: 4px 0 }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 2px }
`

/** A whole page that says what happened and what to do; it needs nothing from anywhere. */
export function messagePage({ title, text, advice, links = [] }: MessagePage): string {
  const steps = advice.map((step) => `<li>${escapeText(step)}</li>`).join('')
  const ways = links.map(({ href, text: words }) => `<a href="${escapeAttribute(href)}">${escapeText(words)}</a>`).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)} · Tillkit preview</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="from">Tillkit preview</p>
<h1>${escapeText(title)}</h1>
<p>${escapeText(text)}</p>
${steps === '' ? '' : `<h2>What to do</h2>\n<ul>${steps}</ul>`}
${ways === '' ? '' : `<nav aria-label="Ways on">${ways}</nav>`}
</main>
</body>
</html>
`
}
