import { callShop, isRecord } from '@tillkit/platform'
import { form as encoded, jsonOf, RequestFailed } from '@tillkit/platform/requests'
import { textOf } from '../../engine/value.ts'
import type { Rule, Verdict } from '../../engine/rule.ts'
import { attributes } from '../anatomy.ts'
import { calls } from '../sending/anatomy.ts'
import type { RuleInput } from '../context.ts'

/** What the server says of addresses, by form and by what was asked: nobody is asked twice on one page. */
const answers = new Map<string, Promise<boolean>>()

/** The server keeps lists of addresses. Where it does not answer it will judge when the form is sent. */
export function restrictedEmail({ control, settings, message, form: { formId } }: RuleInput): Rule {
  const problem: Verdict = { rule: 'restricted-email', message: message ?? settings.word('val_email_restricted') }
  const fieldId = control.shell.getAttribute(attributes.fieldId) ?? ''
  return {
    name: 'restricted-email',
    async check(value) {
      const email = textOf(value)
      const key = JSON.stringify([formId, fieldId, email])
      let answer = answers.get(key)
      if (!answer) {
        answer = askAddress(settings.text('ajaxurl'), { formId, fieldId, email })
        answers.set(key, answer)
        // What was not answered is asked again, with the next look at it.
        answer.catch(() => answers.delete(key))
      }
      return (await said(answer, true)) ? undefined : problem
    },
  }
}

/** What is asked about an address. The call ends when it is answered, not when another address is typed: its answer is kept. */
interface Asked {
  readonly formId: string
  readonly fieldId: string
  readonly email: string
}

async function askAddress(endpoint: string, { formId, fieldId, email }: Asked): Promise<boolean> {
  const answer = jsonOf(await callShop(endpoint, { body: encoded({ action: calls.address, form_id: formId, field_id: fieldId, email }), mutates: false }))
  if (!isRecord(answer)) throw new Error('The server\'s answer about an address cannot be read.')
  return Boolean(answer['success']) && Boolean(answer['data'])
}

/** What was answered, or what is taken for it where the line has failed. */
async function said<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    if (cause instanceof RequestFailed || cause instanceof Error) return otherwise
    throw cause
  }
}

const FIX = 'Please fix this field.'

/** What plugins ask their own server: that a name is free, say. It answers `true`, a message, or nothing that can be shown. */
export function remote({ control, parameter, message }: RuleInput): Rule | undefined {
  const asked = readRemote(parameter)
  if (!asked) return undefined
  const known = new Map<string, Verdict>()
  return {
    name: 'remote',
    async check(value, { signal }) {
      const text = textOf(value)
      if (known.has(text)) return known.get(text)
      const answer = await said(ask(asked, { [control.id]: text }, signal), true)
      const verdict = isFine(answer) ? undefined : { rule: 'remote', message: typeof answer === 'string' && answer ? answer : (message ?? FIX) }
      if (!signal.aborted) known.set(text, verdict)
      return verdict
    },
  }
}

const isFine = (answer: unknown): boolean => answer === true || answer === 'true'

/** Where it is asked. */
interface Remote {
  readonly url: string
  readonly isPost: boolean
  readonly data: Readonly<Record<string, string>>
}

/** An address, or options as JSON. */
function readRemote(parameter: string | true): Remote | undefined {
  if (parameter === true) return undefined
  const options: unknown = parameter.startsWith('{') ? jsonOf({ text: parameter }) : { url: parameter }
  if (!isRecord(options) || typeof options['url'] !== 'string') return undefined
  const method = String(options['type'] ?? options['method'] ?? 'GET').toUpperCase()
  const data = isRecord(options['data']) ? Object.fromEntries(Object.entries(options['data']).map(([name, value]) => [name, String(value)])) : {}
  return { url: options['url'], isPost: method === 'POST', data }
}

/** Asks, with the value under its control's name. */
async function ask({ url, isPost, data }: Remote, asked: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
  const fields = { ...asked, ...data }
  const { text: answer } = isPost
    ? await callShop(url, { body: encoded(fields), signal, mutates: false })
    : await callShop(withQuery(url, fields), { signal })
  return jsonOf({ text: answer }) ?? answer.trim()
}

function withQuery(url: string, fields: Readonly<Record<string, string>>): string {
  const address = new URL(url, location.href)
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return address.href
}
