export { adopt, adoptAs, adoptEach, type Bindings, type Properties, type Source } from './bridges/adopt.ts'
export { adoptFields, type FieldState } from './bridges/adopt-fields.ts'
export { PREFETCH_TIMEOUT_MS, prefetchWhenIdle } from './load/prefetch-when-idle.ts'
export type { Announce } from './page/announcement-queues.ts'
export { cameBefore, field, type BoundField, type FieldCause, type FieldChange, type FieldListener } from './bridges/field.ts'
export { loadOnTouch, type TouchedCode } from './load/load-on-touch.ts'
export { loadOnOpen, type Opening } from './load/load-on-open.ts'
export { TOUCH_TIMEOUTS_MS, keepClaims, type Claim, type ClaimKeeper, type QueuedTouch, type TouchHelp } from './touch/claims.ts'
export { derive } from './bridges/derive.ts'
export { closeOnEscape, type Closable } from './page/escape.ts'
export {
  defineBehaviour,
  defineWidget,
  type BehaviourDefinition,
  type Host,
  type ReadContext,
  type Unit,
  type WidgetDefinition,
} from './life/definition.ts'
export { narrow, type Narrowed } from './life/host.ts'
export {
  enterPage,
  endUntouched,
  familyOf,
  INSTANCE,
  isSwitchedOff,
  pageInstance,
  refuseSecondCopy,
  wasChanged,
  reportRefused,
  type HostInfo,
  type HostState,
  type Instance,
  type LoaderLink,
  type UnitStatus,
  type Untouched,
} from './page/instance.ts'
export { defineFamily, type FamilyDefinition, type FamilyMember } from './life/family.ts'
export type { Keys } from './bridges/morph.ts'
export { onLiveScript } from './page/watch-legacy-scripts.ts'
export { rememberChanges, dispatchChanges, type Changes } from './touch/remember-changes.ts'
export { debugSession, type DebugSession, type OffReason } from './page/debug-session.ts'
export { live, onBatch, settle } from './page/observe.ts'
export { hasGlobal, isNeeded, placesOf } from './page/needs.ts'
export type { KnownUnit, LegacyBuilders, LegacyHandle, LegacyHelper, PlannedUnit, Trigger, UnitManifest, UnitRow, Visit } from './manifest.ts'
export { MOUNTED_EVENT } from './life/mounting.ts'
export { startUnit } from './life/start-unit.ts'
export { missingCode, type Part, type PartModule } from './load/load-module.ts'
export { ERROR_EVENT, InvalidMarkup, problemOf, report, type Problem, type ReportedProblem } from './life/problem.ts'
export { ensureMorph, keepScroll, serverHtml, type Region, type RegionOptions } from './bridges/server-html.ts'
export { savesData } from './load/saves-data.ts'
export { runSync, runInTasks, type Run } from './life/run-in-tasks.ts'
export { runStyled } from './load/style-sheets.ts'
export { PUT_BACK_EVENT, slot, type Place } from './bridges/slot.ts'
export { SLOT } from './bridges/slot-element.ts'
export type { Mark, Sign } from './touch/signs.ts'
export { onIntent, onSeen, requestIdle, whenParsed, whenReady, type When } from './life/when-ready.ts'
