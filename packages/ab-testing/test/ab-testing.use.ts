import { goalHtml, subjectHtml, testSettings } from '@tillkit/fixtures/ab-testing'
import { eventually, type UnitUse } from '@tillkit/testing'

const POST = 12
const { et_frontend_nonce: _, ...settings } = testSettings([{ postId: POST, testId: '4815' }])
const GOAL = '.et_pb_ab_goal_id-12'

/** A split test whose goal is clicked, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['ab-testing'],
    themeSettings: settings,
    main: subjectHtml(POST, 7, 'Words') + goalHtml(POST, 'Goal'),
    roots: [GOAL],
    answer: (server) => server.answer('et_pb_update_stats_table', () => ''),
    async use({ server, click }) {
      await click(GOAL)
      await eventually(() => server.requestsTo('et_pb_update_stats_table').some(({ form }) => form['stats_data_array']?.includes('click_goal'))).toBe(true)
    },
  },
]
