import { invoke, type Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { Field } from '../engine/field.ts'
import type { Rule } from '../engine/rule.ts'
import { required } from '../engine/rules.ts'
import type { Control } from '../engine/page/control.ts'
import type { ThemeWords } from '../theme-forms/theme-words.ts'
import { anatomy, attributes, SUM } from './anatomy.ts'

/** The sum that a form asks for. */
export interface Sum {
  readonly field: Field
  readonly control: Control
  /** Asks another one, and clears the answer. */
  draw(): void
}

/** The largest number of a sum. */
const LARGEST = 15
const draw = () => Math.floor(LARGEST * Math.random() + 1)
const digit = (input: Element, name: string) => parseInt(input.getAttribute(name) ?? '', 10)

/** Finds the sum of a form, if it asks for one. What the answer is wrong by is `captcha`; a missing one is missing as any field. */
export function sumIn(life: Life, form: Element, words: ThemeWords): Sum | undefined {
  const input = invoke(form, 'querySelector', anatomy.captcha)
  if (!(input instanceof HTMLInputElement)) return undefined
  const store = createStore<{ readonly numbers?: readonly [number, number] }>(() => ({}))
  const numbers = () => store.getState().numbers ?? [digit(input, attributes.first), digit(input, attributes.second)] as const
  adopt(life, input, store, ({ numbers: drawn }) => ({
    attributes: {
      ...(drawn ? { [attributes.first]: String(drawn[0]), [attributes.second]: String(drawn[1]) } : {}),
      // The theme gives it no label: the sum stands beside it.
      'aria-label': `${words.captcha}: ${numbers().join(' + ')}`,
    },
  }))
  const question = invoke(form, 'querySelector', anatomy.question)
  if (question) adopt(life, question, store, ({ numbers: drawn }) => (drawn ? { text: drawn.join(' + ') } : {}))
  const right: Rule = {
    name: 'captcha',
    check(value) {
      const [first, second] = numbers()
      const isRight = /^\s*\d+\s*$/.test(String(value)) && Number(value) === first + second
      return isRight ? undefined : { rule: 'captcha', message: words.wrong_captcha }
    },
  }
  return {
    field: { id: SUM, type: 'captcha', label: words.captcha, rules: [required(words.captcha), right], initial: input.value },
    control: { id: SUM, elements: [input] },
    draw() {
      store.setState({ numbers: [draw(), draw()] })
      input.value = ''
    },
  }
}
