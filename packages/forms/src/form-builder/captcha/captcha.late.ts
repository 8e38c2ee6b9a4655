import type { FormContext, FormPart, RuleMaker } from '../context.ts'
import { answerRule } from './answer-rule.ts'
import { bindService } from './service.bind.ts'
import { bindSums } from './sum.bind.ts'

/** Something has to have come from the service's widget: it is noted in a hidden field. */
const turnstile: RuleMaker = ({ settings }) => {
  const problem = { rule: 'turnstile', message: settings.word('val_turnstile_fail_msg') }
  return { name: 'turnstile', onEmpty: true, check: (value) => (value.length > 0 ? undefined : problem) }
}

function bindCaptcha(context: FormContext): void {
  bindSums(context)
  bindService(context)
}

/** Captchas: sums and questions of the form's own, and services against bots. */
export const part: FormPart = { name: 'captcha', rules: { 'wpf-captcha': answerRule, turnstile }, bind: bindCaptcha, isLasting: true }
