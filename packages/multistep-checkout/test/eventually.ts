export { eventually } from '@tillkit/testing'
