import { eventually, type UnitUse } from '@tillkit/testing'

const settings = { et_ab_log_nonce: 'n', ab_tests: [{ post_id: 12, test_id: '4815' }], is_ab_testing_active: '1', unique_test_id: '4815' }
const GOAL = '#use-goal'

/** A split test whose goal is clicked, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['ab-testing'],
    main: `<div class="et_pb_ab_subject et_pb_ab_subject_id-12_7">Words</div><p class="et_pb_ab_goal et_pb_ab_goal_id-12" id="use-goal">Goal</p>`,
    // Beside what other units read of it, behind theirs.
    head: `<script>window.et_pb_custom = Object.assign({}, window.et_pb_custom, ${JSON.stringify(settings)})</script>`,
    roots: [GOAL],
    answer: (server) => server.answer('et_pb_update_stats_table', () => ''),
    async use({ server, click }) {
      await click(GOAL)
      await eventually(() => server.requestsTo('et_pb_update_stats_table').some(({ form }) => form['stats_data_array']?.includes('click_goal'))).toBe(true)
    },
  },
]
