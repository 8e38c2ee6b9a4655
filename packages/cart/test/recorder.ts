export { legacyEvents, legacyTypes, ownEvents, recorder } from '@tillkit/testing'
