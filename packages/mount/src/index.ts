export { adopt, adoptAs, adoptEach, type Bindings, type Properties, type Source } from './adopt.ts'
export { adoptFields, type Holding } from './adopt-fields.ts'
export { doAhead } from './ahead.ts'
export type { Announce } from './announce.types.ts'
export { cameBefore, field, type BoundField, type FieldCause, type FieldChange, type FieldListener } from './field.ts'
export { bringOnTouch, type TouchedCode } from './bring-on-touch.ts'
export { bringToOpen, type Opening } from './bring-to-open.ts'
export { HOLD, keepClaims, type Claim, type ClaimKeeper, type Held, type HoldHelp } from './claims.ts'
export { derive } from './derive.ts'
export { closeOnEscape, type Closable } from './escape.ts'
export {
  defineBehaviour,
  defineWidget,
  type BehaviourDefinition,
  type Host,
  type ReadContext,
  type Unit,
  type WidgetDefinition,
} from './definition.ts'
export { narrow, type Narrowed } from './host.ts'
export {
  enterPage,
  endUntouched,
  familyOf,
  INSTANCE,
  isSwitchedOff,
  pageInstance,
  refuseSecondCopy,
  wasChanged,
  sayRefused,
  type HostInfo,
  type HostState,
  type Instance,
  type LoaderLink,
  type UnitStanding,
  type Untouched,
} from './instance.ts'
export { defineFamily, type FamilyDefinition, type FamilyMember } from './family.ts'
export { keepFields, keepScroll, type FieldsKept, type Keep } from './keep.ts'
export type { Keys } from './morph.ts'
export { onLiveScript } from './legacy-watch.ts'
export { rememberChanges, tellChanges, type Changes } from './remember-changes.ts'
export { debugSession, type DebugSession, type OffReason } from './debug-session.ts'
export { live, onBatch, settle } from './observe.ts'
export { hasGlobal, isNeeded, placesOf } from './needs.ts'
export type { KnownUnit, LegacyBuilders, LegacyHandle, LegacyHelper, PlannedUnit, Trigger, UnitManifest, UnitRow, Visit } from './manifest.ts'
export { MOUNTED_EVENT } from './mounting.ts'
export { startUnit } from './page.ts'
export { missingCode, type Part, type PartModule } from './part.ts'
export { ERROR_EVENT, InvalidMarkup, problemOf, report, type Problem, type ReportedProblem } from './problem.ts'
export { bringMorph, serverHtml, type Region, type RegionOptions } from './server-html.ts'
export { savesData } from './saves-data.ts'
export { atOnce, inSlices, type Run } from './slices.ts'
export { PUT_BACK_EVENT, slot, type Place } from './slot.ts'
export { SLOT } from './slot-element.ts'
export type { Mark, Sign } from './signs.ts'
export { onIntent, onSeen, requestIdle, whenParsed, whenReady, type When } from './when.ts'
