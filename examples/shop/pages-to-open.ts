import type { DemoGroup, ShopProduct } from './catalogue/index.ts'
import { AB_PAGES } from './ab/pages.ts'
import { CAMPAIGN_PAGES } from './attribution/pages.ts'
import { CONSENT_PAGES } from './consent/pages.ts'
import { CHROME_PAGES } from './chrome/pages.ts'
import { FORM_BUILDER_PAGES } from './form-builder/pages.ts'
import { BUILDER_FORMS_FAULTS, FAULTS } from './view.ts'
import { BUILDER_PAGES } from './builder/pages.ts'
import { FORMS_PAGES } from './forms/pages.ts'
import { REVIEWED_PAGES } from './reviews/pages.ts'
import { MARKETING_PAGES } from './marketing/pages.ts'
import { LISTING_PAGES } from './listing/page.ts'
import { DEMO_GROUPS, productPath, productsOfGroup } from './catalogue/index.ts'

/** The list that a newcomer sees after `npm start`: every page, under its heading. */
export function pagesToOpen(address: string): string {
  const groups = Object.entries(DEMO_GROUPS) as Array<[DemoGroup, string]>
  const lines = groups.flatMap(([group, name]) => [
    '',
    name,
    ...productsOfGroup(group).map((each) => line(each, address)),
  ])
  return [
    `The demo shop is open: ${address}/`,
    '',
    'Filters and listings',
    ...LISTING_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    '',
    'Lists and basket',
    `  ${'Add buttons, quantities in a list'.padEnd(38)} ${address}/product-category/till-rolls/`,
    `  ${'The basket'.padEnd(38)} ${address}/your-cart/`,
    `  ${'A side cart in the header'.padEnd(38)} ${address}/product-category/till-rolls/?basket=side`,
    `  ${'A dropdown in the header'.padEnd(38)} ${address}/product-category/till-rolls/?basket=dropdown`,
    '',
    'Checkout',
    `  ${'The checkout on one page'.padEnd(38)} ${address}/checkout/?add-to-cart=214&quantity=12`,
    `  ${'The checkout in steps'.padEnd(38)} ${address}/checkout-in-steps/?add-to-cart=214&quantity=12`,
    `  ${'Paying for an order'.padEnd(38)} ${address}/checkout/order-pay/`,
    '',
    'Page builder',
    ...BUILDER_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    '',
    'Forms of the theme',
    ...FORMS_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    '',
    'Forms of the form builder',
    ...FORM_BUILDER_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    '',
    'Headers of the theme',
    ...CHROME_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    '',
    'Newsletter and reviews',
    ...MARKETING_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    '',
    'Tabs, reviews and a sticky bar',
    ...REVIEWED_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    '',
    'Where orders come from',
    ...CAMPAIGN_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    '',
    'Consent',
    ...CONSENT_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    '',
    'Split test',
    ...AB_PAGES.map(([path, title]) => `  ${title.padEnd(38)} ${address}${path}`),
    ...lines,
    '',
    'Add to any address: ?generation=7.x  ?premium=yes  ?theme=hostile  ?layout=blocks  ?basket=both  ?tillkit=off  ?tillkit-debug',
    'On lists, the basket and products with options: ?answer=slow|fail|empty|never|swapped  ?timing=delayed|together',
    `At the checkout: ?fault=${FAULTS.join('|')}`,
    '  ?legacy=on (the shop’s own script is live)  ?jquery=off  ?answer=slow|fail|empty|never',
    `On pages with forms: ?fault=${BUILDER_FORMS_FAULTS.join('|')}  ?jquery=off`,
    'Ctrl+C closes the shop.',
  ].join('\n')
}

function line(product: ShopProduct, address: string): string {
  return `  ${product.demo.title.padEnd(38)} ${address}${productPath(product)}`
}
