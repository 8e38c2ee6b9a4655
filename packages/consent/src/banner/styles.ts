import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { INLINE_STYLE, STYLE_ID, STYLES } from './anatomy.ts'

/**
 * Puts the banner's style sheet into the page. Where a Content Security Policy keeps it out, the browser is given it in the way that no
 * policy minds.
 * @returns takes it back
 */
export function addStyles(): () => void {
  const printed = readGlobal(STYLES)
  const css = isRecord(printed) ? readText(printed['css']) : ''
  const style = makeStyle(css)
  document.head.append(style)
  const hidden = document.querySelector(INLINE_STYLE)
  hidden?.setAttribute('media', 'not all')
  const sheet = css !== '' && !style.sheet?.cssRules.length && 'adoptedStyleSheets' in document ? new CSSStyleSheet() : undefined
  sheet?.replaceSync(css)
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    style.remove()
    hidden?.removeAttribute('media')
    if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

function makeStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.id = STYLE_ID
  style.nonce = document.querySelector<HTMLElement>('script[nonce],style[nonce]')?.nonce ?? ''
  style.textContent = css
  return style
}
