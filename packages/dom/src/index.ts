export { clickOnSpace, closestTo, isPlainClick } from './clicks.ts'
export { readCookie } from './cookies.ts'
export {
  copyField,
  fieldName,
  fieldsIn,
  heldBy,
  isAsPrinted,
  isIn,
  isOurs,
  isTicked,
  resetField,
  takes,
  tellChanged,
  type Field,
} from './fields.ts'
export { giveBackFocus, holdFocus, isRestoringFocus, type KnownBy } from './focus.ts'
export { toJson } from './json.ts'
export { createLife, listen, type EndableLife, type Life, type LifeOwner } from './life.ts'
export { invoke, native } from './native.ts'
export { nearest, regionOf } from './nearest.ts'
export { decodeEntities, parseInert, type ParseHtml } from './parse-html.ts'
export { isLiveScript, runScripts } from './scripts.ts'
export { liveScript, parseFragment } from './trusted.ts'
export { followTyping, isTyping } from './typing.ts'
