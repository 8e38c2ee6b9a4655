import type { Mask, Written } from './mask.ts'

/** How a number is written. */
export interface NumberFormat {
  /** What stands between thousands. Default nothing. */
  readonly group?: string
  /** How many decimals it may have. Default any. */
  readonly decimals?: number
  /** Whether it has all of its decimals. Default false. */
  readonly isFixed?: boolean
  /** Whether it may be less than nothing. Default true. */
  readonly isSigned?: boolean
  /** What stands behind it. Default nothing. */
  readonly ending?: string
  /** The most that it may be. Default any. */
  readonly most?: number
}

/** Makes the mask of a number: with a point before its decimals, as the builder's server reads it. */
export function createNumberMask(format: NumberFormat): Mask {
  const { group = '', decimals = Infinity, ending = '', most = Infinity } = format
  const write = (text: string, caret: number): Written => {
    const [kept, before] = [keep(text, format), keep(text.slice(0, caret), format)]
    return { text: grouped(kept.text, group), caret: placeIn(grouped(kept.text, group), before.text.length), lost: kept.lost }
  }
  return {
    template: '',
    write,
    settle(text) {
      const { text: kept } = keep(text, format)
      const [whole = '', fraction = ''] = kept.replace(/^(-?)0+(?=\d)/, '$1').split('.')
      if (!/\d/.test(kept)) return ''
      const part = format.isFixed ? fraction.padEnd(decimals, '0') : fraction
      return `${grouped(/\d/.test(whole) ? whole : `${whole}0`, group)}${part ? `.${part}` : ''}${ending}`
    },
    isComplete: (text) => /\d/.test(text) && Number(keep(text, format).text) <= most,
  }
}

/** What of a text is a number, and how many digits are not. */
function keep(text: string, { group = '', decimals = Infinity, isSigned = true }: NumberFormat): { readonly text: string; readonly lost: number } {
  // Where commas stand for nothing else, one is meant for a point.
  const source = text.normalize('NFKC')
  const points = group === '' && !source.includes('.') ? source.replace(',', '.') : source
  let kept = ''
  let lost = 0
  for (const character of points) {
    const [, fraction] = kept.split('.')
    if (/\d/.test(character)) {
      if (fraction !== undefined && fraction.length >= decimals) lost += 1
      else kept += character
    } else if ((character === '.' && fraction === undefined && decimals > 0) || (character === '-' && isSigned && kept === '')) kept += character
  }
  return { text: kept, lost }
}

function grouped(number: string, group: string): string {
  const [whole = '', ...rest] = number.split('.')
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, group), ...rest].join('.')
}

/** Where so many characters of a number end, in the number with its groups. */
function placeIn(text: string, count: number): number {
  let left = count
  return text.split('').reduce((place, character, index) => {
    if (left <= 0) return place
    if (/[\d.-]/.test(character)) left -= 1
    return index + 1
  }, 0)
}
