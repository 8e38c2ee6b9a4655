import { productParams, reviewedTabsHtml, reviewLinkHtml, tabsHtml } from '@tillkit/fixtures/product-page'
import { describeWidget } from '@tillkit/testing/contract'
import { afterEach, beforeEach } from 'vitest'

const load = async () => (await import('./product-tabs.ts')).productTabs
const globals = { wc_single_product_params: productParams() }
const stateClasses = ['active', 'selected']

beforeEach(() => {
  history.replaceState(null, '', '/')
  // The simulated browser has no layout.
  Reflect.set(document, 'elementsFromPoint', () => [])
})
afterEach(() => Reflect.deleteProperty(document, 'elementsFromPoint'))

/** Opens the last tab, or gives three stars, or goes to the reviews. */
function operate(host: HTMLElement): void {
  const last = [...host.querySelectorAll<HTMLElement>('.wc-tabs a')].at(-1)
  const star = host.parentElement?.querySelector<HTMLElement>('p.stars a.star-3')
  ;(last ?? star ?? host).click()
}

describeWidget(load, { title: 'with jQuery', jquery: true, globals, html: reviewLinkHtml() + reviewedTabsHtml(), stateClasses, operate })
describeWidget(load, { title: 'without jQuery, as older releases print it', html: tabsHtml({ isOlder: true }) + reviewedTabsHtml().replace(/ id="rating"/, ' id="rating" class="kept"'), stateClasses, operate })
describeWidget(load, {
  title: 'what is no tabs',
  html: '<div class="woocommerce-tabs"><p>Words.</p></div><div class="wc-tabs-wrapper"><ul class="tabs wc-tabs"><li><a href="https://a.test/">Away</a></li><li><a>None</a></li></ul><div class="wc-tab panel">Lost.</div></div><div id="rating">Five</div>',
})
