import { decodeEntities } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { CAPTCHA, WRONG } from './anatomy.ts'
import type { SumLimits } from './sum.model.ts'

/** What a page says of its sums and questions. */
export interface CaptchaWords extends SumLimits {
  /** What is said of a wrong answer. */
  readonly wrong: string
}

/** The builder's own, where the page says nothing that makes sense. */
const DEFAULTS: SumLimits = { min: 1, max: 15, operators: ['+', '*'] }

/** Reads what the page says of sums: numbers may be texts. */
export function readCaptchaWords(): CaptchaWords {
  const printed = readGlobal(CAPTCHA)
  const settings = isRecord(printed) ? printed : {}
  const number = (key: string, otherwise: number) => (/^-?\d+$/.test(String(settings[key])) ? Number(settings[key]) : otherwise)
  const [min, max] = [number('min', DEFAULTS.min), number('max', DEFAULTS.max)]
  const listed = Array.isArray(settings['cal']) ? settings['cal'].filter((each): each is string => typeof each === 'string' && each !== '') : []
  return {
    ...(min <= max ? { min, max } : DEFAULTS),
    operators: listed.length > 0 ? listed : DEFAULTS.operators,
    wrong: decodeEntities(readText(settings['errorMsg'])) || WRONG,
  }
}
