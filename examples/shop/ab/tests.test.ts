// @vitest-environment node
import { expect, it } from 'vitest'
import { createSplitTest } from './tests.ts'

const record = (fields: object | string) => new URLSearchParams({ stats_data_array: typeof fields === 'string' ? fields : JSON.stringify(fields) })
const say = (test: ReturnType<typeof createSplitTest>, fields: object | string) => test.call('et_pb_update_stats_table', record(fields), '')?.body

it('shows variations in turn, the same one to who comes back, and the first under a cookie that nobody knows', () => {
  const test = createSplitTest()
  const visitors = [1, 2, 3].map(() => test.show(''))
  expect(visitors.map(({ id }) => id)).toEqual(['1', '2', '1'])
  const cookie = visitors[1]?.cookie?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^et_pb_ab_view_page_305481516=[\da-f]{32}$/)
  expect([test.show(`other=1; ${cookie}`), test.show('et_pb_ab_view_page_305481516=guessed')]).toEqual([{ id: '2' }, { id: '1' }])
  expect([test.count('1', 'view_page'), test.count('2', 'view_page')]).toEqual([2, 1])
})

it('counts what browsers may say, answers nothing to it, and counts no nonsense', () => {
  const test = createSplitTest()
  expect(say(test, { test_id: 305, subject_id: '2', record_type: 'click_goal' })).toBe('')
  for (const wrong of ['', 'x', 'null', { test_id: 305, subject_id: '2', record_type: 'view_page' }, { test_id: 1, subject_id: '2', record_type: 'click_goal' }, { test_id: 305, subject_id: false, record_type: 'click_goal' }]) {
    expect(say(test, wrong)).toBe('')
  }
  expect([test.count('2', 'click_goal'), test.count('2', 'view_page'), test.count('1', 'click_goal')]).toEqual([1, 0, 0])
  expect(test.call('another', new URLSearchParams(), '')).toBeUndefined()
})

it('answers the call for a variation with that of the cookie, and with none to who has no cookie', () => {
  const test = createSplitTest()
  const { cookie = '' } = test.show('')
  const asked = (cookies: string) => JSON.parse(test.call('et_pb_ab_get_subject_id', new URLSearchParams(), cookies)?.body ?? '') as { id: unknown; content: string }
  expect(asked(cookie.split(';')[0] ?? '')).toMatchObject({ id: '1', content: expect.stringContaining('et_pb_ab_subject_id-305_1') as string })
  expect(asked('')).toEqual({ id: false, content: '' })
})
