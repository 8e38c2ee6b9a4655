import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const here = import.meta.dirname
const root = join(here, '../../../..')

/** Files and folders that a test page or the demo shop serves. */
export const assets = {
  /** What `npm run build` writes: a folder a version. */
  dist: join(root, 'dist'),
  /** The stand-in for the platform's variation form. */
  variationStandIn: join(here, '../browser/variation-stand-in.js'),
  /** The stand-in for the platform's cart scripts. */
  coreStandIn: join(here, '../browser/core-stand-in.js'),
  /** The stand-in for the platform's checkout script. */
  checkoutStandIn: join(here, '../browser/checkout-stand-in.js'),
  /** The stand-in for the platform's register of place-order buttons. */
  customButtonStandIn: join(here, '../browser/custom-button-stand-in.js'),
  /** Stands in for the tier plugin's own style sheet, which stays on a page when its script goes. */
  pluginStyles: join(here, '../../../fixtures/src/styles/tiered-pricing-table.css'),
  /** Stands in for the shop module's style sheet, as far as it is about mini carts. */
  miniCartStyles: join(here, '../../../fixtures/src/styles/mini-cart-styles.css'),
  /** The same, as far as it is about the slider of prices. */
  sliderStyles: join(here, '../../../fixtures/src/styles/filters-slider.css'),
  /** Stands in for the sheets of what is fixed to the window's edges: the shop's notice, a call button, consent, a chat. */
  edgeStyles: join(here, '../../../fixtures/src/styles/window-edges.css'),
  /** Where the parts of the basket's page stand, in any look. */
  cartLayout: join(here, '../../../fixtures/src/styles/cart-layout.css'),
  /** Stands in for the platform's and the page builder's style sheets, as far as they are about the checkout. */
  checkoutStyles: join(here, '../../../fixtures/src/styles/checkout-styles.css'),
  /** A folder with the rules of the page builder's theme, a file for each module. */
  builderStyles: join(here, '../../../fixtures/src/styles/page-builder'),
  /** A folder with the looks of the imitated shop: what its own theme says of each part. */
  shopStyles: join(here, '../../../fixtures/src/styles/shop'),
  /** A folder with the theme's rules for its forms. */
  formStyles: join(here, '../../../fixtures/src/styles/theme-forms'),
  /** A folder with the rules of the form builder's own sheets. */
  formBuilderStyles: join(here, '../../../fixtures/src/styles/form-builder'),
  /** jQuery, which a WooCommerce shop always has. */
  get jquery() {
    return moduleFile('jquery')
  },
  /** The library that the platform measures passwords with. */
  get zxcvbn() {
    return moduleFile('zxcvbn/dist/zxcvbn.js')
  },
  /** jQuery of other times, which older themes and newer platforms bring, by its major version. */
  get jqueries() {
    return { 1: moduleFile('jquery1'), 2: moduleFile('jquery2'), 3: moduleFile('jquery'), 4: moduleFile('jquery4') }
  },
} as const

function moduleFile(name: string): string {
  return createRequire(join(here, 'assets.ts')).resolve(name)
}

/** The version in the root's package.json, which names the folder of the build. */
export function tillkitVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version)
  }
  throw new Error('The root package.json names no version: the path of the built files starts with it.')
}

/**
 * The folder with captured pages of a real shop: `TILLKIT_CAPTURES`, else `../shared/captures` beside the project.
 * Undefined where there is none: tests that read them are skipped with a message.
 */
export function capturesFolder(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folder = env.TILLKIT_CAPTURES ?? join(root, '../shared/captures')
  if (existsSync(folder)) return folder
  console.info('Captured pages of a real shop are not here (TILLKIT_CAPTURES names their folder): skipped.')
  return undefined
}
