/**
 * Keeps room for the bar below the page: the page's end can be scrolled to, and what has the focus is never behind
 * the bar. The page itself stays where it is. What of ours stands at the window's edge, the debug panel, goes by
 * `--tillkit-preview-bar`.
 */
export function keepRoomFor(bar: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  new ResizeObserver(() => {
    const height = `${Math.ceil(bar.getBoundingClientRect().height)}px !important`
    sheet.replaceSync(`@media screen { html { padding-bottom: ${height}; scroll-padding-bottom: ${height}; --tillkit-preview-bar: ${height} } }`)
  }).observe(bar)
}
