import type { DisplayType, Generation, Settings } from '@tillkit/testing'

/** A layout as a shop prints it. */
export interface LayoutFixture {
  readonly generation: Generation
  readonly displayType: DisplayType
  /** Whether the browser tests have it with premium. Those of 5.4 are without in accessibility.spec.ts. */
  readonly premium: boolean
  readonly settings?: Partial<Settings>
}

/** Every layout of both generations, and the styles whose markup differs. */
export const LAYOUTS: readonly LayoutFixture[] = [
  { generation: '5.4', displayType: 'table', premium: false },
  { generation: '5.4', displayType: 'horizontal-table', premium: true },
  { generation: '5.4', displayType: 'plain-text', premium: false },
  { generation: '5.4', displayType: 'dropdown', premium: true },
  { generation: '5.4', displayType: 'blocks', premium: false, settings: { blocks_style: 'style-1' } },
  { generation: '5.4', displayType: 'options', premium: true, settings: { options_style: 'style-3' } },
  { generation: '5.4', displayType: 'tooltip', premium: false },
  { generation: '7.x', displayType: 'table', premium: true, settings: { table_style: 'style-4', compact_layout: 'yes' } },
  { generation: '7.x', displayType: 'horizontal-table', premium: false },
  { generation: '7.x', displayType: 'plain-text', premium: true, settings: { plain_text_show_default_option: false } },
  { generation: '7.x', displayType: 'dropdown', premium: false },
  { generation: '7.x', displayType: 'blocks', premium: true, settings: { blocks_style: 'style-3' } },
  { generation: '7.x', displayType: 'options', premium: false, settings: { options_show_default_option: false } },
  { generation: '7.x', displayType: 'tooltip', premium: true },
]
