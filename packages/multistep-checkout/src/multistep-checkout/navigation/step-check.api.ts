import { callShop } from '@tillkit/platform'
import { adminEndpoint } from '@tillkit/platform/cart'
import { form } from '@tillkit/platform/requests'
import { fingerprintOf, lacksIn, serialise, type Lack } from '../steps/step-fields.ts'
import type { StepCheck } from '../steps/steps.model.ts'
import { readVerdict, validateFields, type Verdict } from './step-verdict.schema.ts'

/** How long the shop may think about a step, in ms. After that the shopper goes on, and the step is not checked yet. */
const CHECK_TIMEOUT = 10_000

/** What came of a check, and what is to be said of it. */
export interface CheckOutcome extends StepCheck {
  /** The shop's own notices, where it has refused the step. */
  readonly html: string
  /** What the shop does not look at, and what lacks all the same. */
  readonly lacks: readonly Lack[]
}

/** Asks the shop about what is entered in a part. What was given up meanwhile is not answered. */
export async function checkSection(section: Element, signal: AbortSignal): Promise<CheckOutcome> {
  const fields = fingerprintOf(section)
  const verdict = await askShop(serialise(section), signal)
  const lacks = lacksIn(section, 'unseen')
  const html = verdict?.kind === 'refused' ? verdict.html : ''
  const isRefused = html !== '' || lacks.length > 0
  return { result: isRefused ? 'failed' : verdict ? 'passed' : 'unanswered', fields, html, lacks }
}

/** Whatever is wrong with the line or the answer keeps nobody from ordering: the order itself is checked as well. */
async function askShop(entered: string, signal: AbortSignal): Promise<Verdict | undefined> {
  const body = form(validateFields(entered))
  try {
    return readVerdict(await callShop(adminEndpoint(), { body, signal, mutates: false, timeout: CHECK_TIMEOUT }))
  } catch {
    return undefined
  }
}
