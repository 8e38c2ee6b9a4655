/** That a page has something of a split test: a variation or its place, a goal, an order that has been placed, a tracker. */
export const PRESENT = '.et_pb_ab_subject,.et_pb_subject_placeholder,.et_pb_ab_goal,.et_pb_ab_shop_conversion,.et_pb_ab_split_track'
