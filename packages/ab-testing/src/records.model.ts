import { cookies } from './anatomy.ts'

/** What is counted of a visit in the browser (rule "Calls"): the server itself counts that a page was shown. */
export type RecordType = 'read_page' | 'view_goal' | 'read_goal' | 'click_goal' | 'con_goal' | 'con_short'

/** One of the page's tests. */
export interface Test {
  /** The post or layout that it tests: what requests and marks name it by. */
  readonly postId: number
  /** Its own number, which stands in names of cookies alone. */
  readonly testId: string
}

/** A variation, as requests name it; `false` where the page shows none. */
export type SubjectId = string | false

/** What is recorded, of which variation of which test. */
export interface Visit {
  readonly type: RecordType
  readonly test: Test
  readonly subject: SubjectId
}

/** Records whose cookie does not say which variation it was. */
const WITHOUT_SUBJECT: readonly RecordType[] = ['click_goal', 'con_short']

/** The cookie that says that something has been recorded, so that it is not a second time. */
export function cookieOf({ type, test: { postId, testId }, subject }: Visit): string {
  return `${cookies.flag}${type}_${postId}${testId}${WITHOUT_SUBJECT.includes(type) ? '' : subject}`
}

/** What the shop's one slot, and a tracker's, remember of a goal: `post_variation_test`. */
export const slotOf = ({ test: { postId, testId }, subject }: Omit<Visit, 'type'>): string => `${postId}_${subject}_${testId}`
