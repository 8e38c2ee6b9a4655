import { parseJson } from '@tillkit/dom'
import type { Answer } from './answer.ts'

/**
 * The JSON of an answer, also where PHP or a plugin has printed a notice around it.
 * @returns `undefined` where there is none: nothing, a page, half of it
 */
export function jsonOf(answer: Pick<Answer, 'text'>): unknown {
  const whole = parseJson(answer.text)
  if (whole !== undefined) return whole
  // A cache signs with comments, which may hold brackets themselves. No JSON ends like one.
  const text = answer.text.replace(/(\s*<!--(?:(?!-->)[^])*-->)+\s*$/, '')
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  let left = MOST_STARTS
  for (const { index } of text.matchAll(START)) {
    if (index >= end || left === 0) return undefined
    left -= 1
    const found = parseJson(text.slice(index, end))
    if (found !== undefined) return found
  }
  return undefined
}

/** Where JSON may begin: an object with a member, a list of something, an empty one of either. */
const START = /\{\s*["}]|\[\s*(?:[["{\]\d-]|true|false|null)/g

/** A page has thousands of such places, and each try reads on to the first that is no JSON. */
const MOST_STARTS = 50

/**
 * What admin-ajax says instead of an answer: `-1`, the nonce is not valid; `0`, nobody answers to this name, or not to guests.
 * With a status of success in older platforms, of failure in newer ones.
 */
export function adminRefusal({ text }: Pick<Answer, 'text'>): 'nonce' | 'unknown' | undefined {
  const word = text.trim()
  return word === '-1' ? 'nonce' : word === '0' ? 'unknown' : undefined
}
