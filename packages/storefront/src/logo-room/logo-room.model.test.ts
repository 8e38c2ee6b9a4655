// @vitest-environment node
import { expect, it } from 'vitest'
import { logoRoom } from './logo-room.model.ts'

it.each([
  ['93 px wide', 93, false, { 'padding-left': '123px' }],
  ['93 px wide, read from the right', 93, true, { 'padding-right': '123px' }],
  ['that has not come', 0, false, {}],
])('a logo %s has its room and 30 px more', (_what, width, isRtl, room) => expect(logoRoom(width, isRtl)).toEqual(room))
