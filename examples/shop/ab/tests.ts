import { createHmac } from 'node:crypto'
import { subjectAnswer, WINDOWS } from '@tillkit/fixtures/ab-testing'
import type { AjaxAnswer } from '../wc-ajax.ts'
import { variationHtml, VARIATIONS, type VariationId } from './content.ts'

/** What the theme counts, in the order in which it happens. */
export const RECORDS = ['view_page', 'read_page', 'view_goal', 'read_goal', 'click_goal', 'con_goal', 'con_short'] as const
export type RecordName = (typeof RECORDS)[number]

/** The shop's split test: who sees what, and what has been counted. It forgets when the shop closes. */
export interface SplitTest {
  /**
   * The variation of a visitor: the one that her cookie names, else the next in turn, which is counted as shown.
   * `cookie` is what her browser is to keep, for a new visitor.
   */
  show(cookies: string): { readonly id: VariationId; readonly cookie?: string }
  /** The answer to a call of the test's; undefined for other calls. */
  call(name: string, form: URLSearchParams, cookies: string): AjaxAnswer | undefined
  /** How often something was counted of a variation. */
  count(id: VariationId, name: RecordName): number
}

const COOKIE = `et_pb_ab_view_page_${WINDOWS.postId}${WINDOWS.testId}`

/** A variation as the cookie names it: nobody can choose one by guessing. */
const hashOf = (id: VariationId): string => createHmac('md5', 'brightwell').update(id).digest('hex')

/** Makes the split test of one shop. */
export function createSplitTest(): SplitTest {
  const counts = new Map<string, number>()
  let shown = 0
  const add = (id: string, name: string) => counts.set(`${id} ${name}`, (counts.get(`${id} ${name}`) ?? 0) + 1)
  return {
    show(cookies) {
      const known = variationOf(cookies)
      if (known) return { id: known }
      const id = VARIATIONS[shown % VARIATIONS.length] ?? '1'
      shown += 1
      add(id, 'view_page')
      return { id, cookie: `${COOKIE}=${hashOf(id)}; Path=/` }
    },
    call(name, form, cookies) {
      if (name === 'et_pb_ab_get_subject_id') {
        const id = variationOf(cookies)
        return answered(id ? subjectAnswer(id, variationHtml(id)) : subjectAnswer(false))
      }
      if (name !== 'et_pb_update_stats_table') return undefined
      const record = readRecord(form.get('stats_data_array') ?? '')
      if (record) add(record.id, record.name)
      return answered('')
    },
    count: (id, name) => counts.get(`${id} ${name}`) ?? 0,
  }
}

const answered = (body: string): AjaxAnswer => ({ status: 200, type: 'text/html', when: 'at-once', body })

/** The variation that a visitor's cookie names; the first for a cookie that nobody knows, as the theme has it. */
function variationOf(cookies: string): VariationId | undefined {
  const hash = new RegExp(`(?:^|; *)${COOKIE}=(\\w+)`).exec(cookies)?.[1]
  return hash === undefined ? undefined : (VARIATIONS.find((id) => hashOf(id) === hash) ?? VARIATIONS[0])
}

/** What a record says; nothing for one that no page of ours sends. The browser itself never counts `view_page`. */
function readRecord(text: string): { readonly id: VariationId; readonly name: RecordName } | undefined {
  try {
    const sent = JSON.parse(text) as { test_id?: unknown; subject_id?: unknown; record_type?: unknown } | null
    const id = VARIATIONS.find((one) => one === sent?.subject_id)
    const name = RECORDS.find((one) => one === sent?.record_type && one !== 'view_page')
    return sent?.test_id === WINDOWS.postId && id && name ? { id, name } : undefined
  } catch {
    return undefined
  }
}
