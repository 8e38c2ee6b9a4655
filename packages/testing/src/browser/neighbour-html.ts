import type { Page } from 'playwright-core'
import { tillkitTag } from './fixture-page.ts'

/** Names of fields that hide what a form has under them. */
export const SHADOWED = [
  'action', 'method', 'target', 'id', 'name', 'submit', 'requestSubmit', 'reset', 'length', 'elements', 'title', 'style', 'dir', 'lang',
  'hidden', 'dataset', 'className', 'classList', 'attributes', 'children', 'childNodes', 'firstChild', 'parentElement', 'isConnected',
  'localName', 'innerHTML', 'textContent', 'matches', 'closest', 'contains', 'querySelector', 'querySelectorAll', 'getAttribute',
  'setAttribute', 'removeAttribute', 'hasAttribute', 'before', 'after', 'append', 'prepend', 'remove', 'cloneNode', 'getClientRects',
  'focus',
] as const

/** The page with a field of each such name in every form. */
export function shadowForms(html: string, names: readonly string[] = SHADOWED): string {
  const fields = names.map((name) => `<input type="hidden" name="${name}" value="">`).join('')
  return html.replaceAll(/<form\b[^>]*>/g, (tag) => tag + fields)
}

const JQUERY = /<script src="\/vendor\/jquery\.js"><\/script>/

/** The page with other script elements in the place of its jQuery. */
export const withJQuery = (html: string, tags: string): string => html.replace(JQUERY, () => tags)

/** The page with a script right behind its jQuery. */
export const behindJQuery = (html: string, script: () => void): string =>
  html.replace(JQUERY, (tag) => `${tag}<script>(${String(script)})()</script>`)

/** The script element of a jQuery of this major version. */
export const jqueryTag = (major: number): string => `<script src="/vendor/jquery-${major}.js"></script>`

/** The page with jQuery, and what needs it, fetched when all else has loaded, as an optimiser does. */
export function lateJQuery(html: string): string {
  const needing = /<script src="\/vendor\/[^>]*><\/script>/g
  const add = `<script>
addEventListener('load', function () {
  ${JSON.stringify(html.match(needing))}.forEach(function (tag) {
    var script = document.createElement('script')
    new DOMParser().parseFromString(tag, 'text/html').querySelectorAll('script').forEach(function (dead) {
      for (var i = 0; i < dead.attributes.length; i++) script.setAttribute(dead.attributes[i].name, dead.attributes[i].value)
    })
    script.async = false
    document.head.append(script)
  })
})
</script>`
  return html.replace(needing, '').replace('</body>', () => `${add.replaceAll('</script>"', '<\\/script>"')}</body>`)
}

/** The page with our tag and all of its main part written by scripts while it is parsed. */
export function written(html: string): string {
  const write = (text: string) => `<script>document.write(${JSON.stringify(text).replaceAll('</', '<\\/')})</script>`
  const tag = tillkitTag()
  return html
    .replace(tag, () => write(tag))
    .replace(/<main>([^]*)<\/main>/, (_all, main: string) => `<main>${write(main)}</main>`)
}

/** The page as XML, as a browser writes what it has read. */
export async function asXhtml(html: string, page: Page): Promise<string> {
  const xml = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'text/html')
    for (const element of root.querySelectorAll('*')) {
      // What a server prints by mistake (`label="a "b""`) has no name in XML.
      // Nor is it asked by what a form's fields may hide.
      for (const name of Element.prototype.getAttributeNames.call(element)) if (!/^[\w:-]+$/.test(name)) Element.prototype.removeAttribute.call(element, name)
    }
    return new XMLSerializer().serializeToString(root)
  }, html)
  return `<!DOCTYPE html>\n${xml}`
}

/** The page with a script behind its globals that makes them unchangeable, in all that they hold. */
export function frozenGlobals(html: string): string {
  const names = [...html.matchAll(/\bvar (\w+) = \{/g)].map(([, name]) => name)
  const freeze = `<script>
(function freeze(names) {
  function deep(value) {
    if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(deep)
  }
  names.forEach(function (name) {
    deep(window[name])
    Object.defineProperty(window, name, { writable: false })
  })
})(${JSON.stringify(names)})
</script>`
  return html.replace('</head>', () => `${freeze}</head>`)
}
