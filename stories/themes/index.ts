import bare from './bare.css?inline'
import block from './block-theme.css?inline'
import pageBuilder from './page-builder.css?inline'
import shop from './woocommerce.css?inline'

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
