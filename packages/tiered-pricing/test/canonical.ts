import type { Page } from 'playwright-core'

/**
 * An element's HTML in the form in which tests compare prices. Runs in the page. What recent WooCommerce
 * adds is taken out, but only where it cannot hide a wrong price: `bdi` inside an amount, the symbol's
 * `translate`, screen-reader sentences that say the amount that stands beside them, and `aria-hidden` on
 * amounts that such a sentence repeats. White space is collapsed and trimmed at tags.
 */
export function canonicalHtml(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const bdi of copy.querySelectorAll('.woocommerce-Price-amount > bdi')) bdi.replaceWith(...bdi.childNodes)
  for (const symbol of copy.querySelectorAll('.woocommerce-Price-currencySymbol')) symbol.removeAttribute('translate')
  for (const price of copy.querySelectorAll('del, ins')) {
    const next = price.nextElementSibling
    const amount = price.querySelector('.woocommerce-Price-amount')?.cloneNode(true)
    if (!next?.matches('.screen-reader-text') || !(amount instanceof Element)) continue
    amount.querySelector('.woocommerce-price-suffix')?.remove()
    const said = next.textContent.replace(/\s+/g, ' ')
    if (!said.includes(` ${amount.textContent.trim()}.`)) continue
    next.remove()
    price.removeAttribute('aria-hidden')
  }
  copy.normalize()
  return copy.innerHTML
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/(<[a-z][^>]*>) /g, '$1')
    .replace(/ (?=<\/)/g, '')
    .trim()
}

/** The canonical HTML of an element's parts by name, absent ones empty, and whether the element is shown. */
export function readParts<Name extends string>(
  page: Page,
  root: string,
  parts: Record<Name, string>,
): Promise<{ visible: boolean; parts: Record<Name, string> }> {
  return page.evaluate(
    ([selector, wanted, source]) => {
      const canonical = new Function(`return ${source}`)() as (element: Element) => string
      const element = document.querySelector(selector)
      const read = wanted.map(([name, part]) => {
        const place = element?.querySelector(part)
        return [name, place ? canonical(place) : ''] as const
      })
      return { visible: element?.checkVisibility({ visibilityProperty: true }) ?? false, parts: Object.fromEntries(read) as Record<Name, string> }
    },
    [root, Object.entries<string>(parts), canonicalHtml.toString()] as const,
  )
}
