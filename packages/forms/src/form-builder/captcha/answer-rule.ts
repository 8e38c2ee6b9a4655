import { textOf } from '../../engine/value.ts'
import type { RuleMaker } from '../context.ts'
import { attributes, SUM_PARTS } from './anatomy.ts'
import { readCaptchaWords } from './read-limits.ts'
import { isRightAnswer, isRightResult } from './sum.model.ts'

/** The kind of captcha whose answer is the result of a sum; all others have one of their own. */
const SUM = 'math'

/** An answer has to be right: of a sum as it stands there when it is checked. What is empty is for `required` to tell. */
export const answerRule: RuleMaker = ({ parameter, control }) => {
  const { wrong } = readCaptchaWords()
  const printed = (name: string) => control.elements[0]?.getAttribute(name) ?? ''
  const isRight = (answer: string): boolean => {
    if (parameter !== SUM) return isRightAnswer(answer, printed(attributes.answer))
    const [n1 = '', cal = '', n2 = ''] = SUM_PARTS.map((part) => printed(attributes.part(part)))
    return isRightResult(answer, { n1: Number(n1), n2: Number(n2), cal })
  }
  return { name: 'wpf-captcha', check: (value) => (isRight(textOf(value)) ? undefined : { rule: 'wpf-captcha', message: wrong }) }
}
