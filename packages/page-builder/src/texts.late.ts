/** Counters, ratings, and texts that are opened one at a time. One file of the build. */
export { unit as barCounter } from './bar-counter/member.ts'
export { unit as circleCounter } from './circle-counter/member.ts'
export { unit as countdown } from './countdown/member.ts'
export { unit as numberCounter } from './number-counter/member.ts'
export { unit as starRating } from './star-rating/member.ts'
export { unit as tabs } from './tabs/member.ts'
export { unit as toggle } from './toggle/member.ts'
