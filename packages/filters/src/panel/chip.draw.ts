import { h } from '@tillkit/ui/plain'
import { CHIP_ID, chipClasses, EMPTY, FILLED } from './anatomy.ts'

/** What a chip says: words, and stars among them where it is a rating. */
export interface ChipLabel {
  readonly before: string
  /** How many of five are filled. Default: there are none to see. */
  readonly stars?: number
  readonly after?: string
}

/** The plugin's markup of a chip. */
export interface DrawnChip {
  readonly id: string
  readonly label: ChipLabel
  /** What the button is called that takes it away. */
  readonly name: string
}

/** Draws a chip in the plugin's markup, whose button has a name of ours. */
export function drawChip({ id, label, name }: DrawnChip): HTMLElement {
  const remove = h('span', { class: chipClasses.remove, role: 'button', tabindex: 0, 'aria-label': name }, 'x\u00a0')
  const stars = label.stars !== undefined && drawStars(label.stars)
  return h('p', { class: chipClasses.chip, [CHIP_ID]: id }, remove, label.before, stars, label.after)
}

/** Draws five stars, of which some are filled: of the plugin's two glyphs that of the filled ones, as its script does it. */
function drawStars(filled: number): HTMLElement {
  const stars = [0, 1, 2, 3, 4].map((index) => h('span', { class: index < filled ? chipClasses.filled : chipClasses.empty }, FILLED))
  return h('span', { class: chipClasses.stars }, ...stars)
}

/** Text in which a run of five star glyphs becomes stars, as the shop's options for ratings have it. */
export function starLabel(text: string): ChipLabel {
  const [before = '', run = '', after = ''] = text.split(new RegExp(`([${FILLED}${EMPTY}]{5})`))
  if (run === '') return { before: text }
  // What stands beside the stars stays on their line.
  return { before: before.replace(/ $/, '\u00a0'), stars: [...run].filter((glyph) => glyph === FILLED).length, after: after.replace(/^ /, '\u00a0') }
}
