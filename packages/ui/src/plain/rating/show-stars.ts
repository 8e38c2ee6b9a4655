import { type EndableLife, invoke, type Life, native } from '@tillkit/dom'
import { field, live, slot } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'
import { bindStars, createRating, makeRow, type Rating } from './radio-stars.ts'
import { starName } from './star-names.ts'

/** What becomes of a list while stars stand for it. */
export interface StarsLook {
  /** What a star says where no style sheet draws it. Default: its name. */
  readonly textOf?: (value: number) => string
  /** Takes the list out of sight while a row of ours stands for it, which has just been drawn before it. Default: it stays as it is. */
  readonly conceal?: (life: Life, row: HTMLElement) => void
  /** Whether stars have to be given. Default: as the list says. */
  readonly isRequired?: boolean
}

/** The stars that stand for a list. */
export interface Stars {
  readonly rating: Rating
  /** Brings the keyboard to them, whoever has made the row that shows. */
  focus(): void
}

/**
 * Shows a list of ratings as stars: in the row that a script of the page has made, which becomes operable, or else in one of ours. One
 * that comes later takes the place of ours, and one whose stars are radio buttons already is left to who has made it.
 */
export function showStars(life: Life, select: HTMLSelectElement, options: StarsLook = {}): Stars {
  const { textOf = (value) => starName(select, value), conceal, isRequired = select.required } = options
  const rating = createRating(Number(select.value))
  const look = () => rating.setState({ value: Number(select.value) })
  const context = { select, field: field(life, select, { looks: true, changed: look }), rating, isRequired }
  const parent = native(select, 'parentElement') ?? select
  let shown: EndableLife | undefined
  let ours: HTMLElement | undefined
  let isDrawing = false
  const draw = (own: EndableLife) => {
    const row = makeRow(textOf)
    slot(own, { position: 'before', anchor: select }).append(row)
    conceal?.(own, row)
    bindStars(own, row, context)
    return row
  }
  const show = () => {
    if (isDrawing || life.signal.aborted) return
    isDrawing = true
    shown?.end()
    shown = life.branch()
    const theirs = invoke(parent, 'querySelector', anatomy.row)
    if (!theirs) ours = draw(shown)
    else if (!invoke(theirs, 'querySelector', anatomy.radio)) bindStars(shown, theirs, context)
    isDrawing = false
  }
  show()
  live(life, anatomy.row, (row, own) => {
    if (row === ours) return
    show()
    own.onEnd(show)
  }, parent)
  return { rating, focus: () => (invoke(parent, 'querySelector', anatomy.stop) as HTMLElement | null)?.focus() }
}
