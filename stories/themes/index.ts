import bare from '@tillkit/fixtures/styles/themes/bare.css?inline'
import block from '@tillkit/fixtures/styles/themes/block-theme.css?inline'
import pageBuilder from '@tillkit/fixtures/styles/themes/page-builder.css?inline'
import shop from '@tillkit/fixtures/styles/platform/woocommerce.css?inline'

/** A theme of the toolbar. */
export interface Theme {
  readonly title: string
  /** Its style sheets as text, in the order of the cascade. */
  readonly sheets: readonly string[]
}

/** The themes around the widgets: our own sheets, in the manner of those that shops have. */
export const THEMES = {
  block: { title: 'Block theme', sheets: [shop, block] },
  pageBuilder: { title: 'Page builder', sheets: [shop, pageBuilder] },
  bare: { title: 'Bare', sheets: [shop, bare] },
} as const satisfies Record<string, Theme>

/** A theme's name in the toolbar and in addresses. */
export type ThemeName = keyof typeof THEMES
