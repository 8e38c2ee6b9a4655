import { escapeAttribute, escapeText } from '@tillkit/fixtures'
import type { PreviewUnit } from '../legacy.ts'
import { OWN_PATH } from '../own-files.ts'
import type { SavedShop } from '@tillkit/testing/saved'

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2327; --soft: #50575e; --paper: #fff; --ground: #f0f2f4; --line: #d5d9dd; --accent: #0a4b78; --good: #0b5d45 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0f2f4; --soft: #b4bac0; --paper: #1d2327; --ground: #101417; --line: #3c434a; --accent: #9ec7ea; --good: #7fd1b5 }
}
* { box-sizing: border-box }
body { margin: 0; padding: clamp(16px, 4vw, 48px); background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 1000px; margin: 0 auto }
h1 { margin: 0 0 6px; font-size: clamp(24px, 5vw, 32px); line-height: 1.2 }
p { margin: 0 0 24px; color: var(--soft) }
ul { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; overflow: hidden }
li { display: grid; grid-template-columns: minmax(0, 1.3fr) minmax(0, 1.6fr) minmax(150px, .7fr); gap: 0 24px; padding: 10px 18px; align-items: baseline }
li + li { border-top: 1px solid var(--line) }
a { color: var(--accent); font-weight: 600; text-underline-offset: 3px; overflow-wrap: anywhere }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px }
small { font-size: 14px; color: var(--soft); overflow-wrap: anywhere }
.found { color: var(--good); font-weight: 600 }
@media (max-width: 700px) { li { grid-template-columns: 1fr; padding: 12px 16px } }
`

/** The list of saved pages; what a unit finds on each is counted by the page's own script. */
export function indexPage({ folder, pages, calls }: SavedShop, units: readonly PreviewUnit[]): string {
  const rows = [...pages].sort((left, right) => left.name.localeCompare(right.name)).map(
    ({ path, title, name }) =>
      `<li><a href="${escapeAttribute(path)}">${escapeText(name)}</a><small>${escapeText(title)}<br>${escapeText(path)}</small><small data-page="${escapeAttribute(path)}">…</small></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saved pages · Tillkit preview</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<script defer src="${OWN_PATH}preview/index.js" data-units="${escapeAttribute(JSON.stringify(units))}"></script>
</head>
<body>
<main>
<h1>Saved pages</h1>
<p>${pages.length} pages and ${calls.length} calls from ${escapeText(folder)}. With each: what Tillkit finds on it.</p>
<ul>
${rows.join('\n')}
</ul>
</main>
</body>
</html>
`
}
