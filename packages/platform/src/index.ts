export { hasAjaxListeners, isOurCall } from './requests/shop/jquery-send.ts'
export { callShop, type CallOptions, type CallShop } from './requests/shop/call-shop.ts'
export { pageEndpoint, templateEndpoint } from './anatomy.ts'
export { isRecord, readFlag, readGlobal, readText } from './globals.ts'
export { helpOn } from './help.ts'
export {
  askVeto,
  bindLegacy,
  emitLegacy,
  isListenedTo,
  onLegacy,
  onLegacyDefault,
  type DefaultListener,
  type DefaultOptions,
  type Vote,
} from './jquery.ts'
export type { LegacyEvent, LegacyListener } from './jquery-event.ts'
export { pageJQuery } from './jquery-copies.ts'
export { legacyScriptOf, liveLegacyScripts, type LegacyScript } from './legacy-scripts.ts'
export { METER_SCRIPTS } from './meter-scripts.ts'
export { createTranslate, type MessageCatalogue, type MessageText, type Translate, type TranslateOptions } from './messages.ts'
export * from './money/index.ts'
export { filled, refine } from './schema-checks.ts'
export {
  flag,
  list,
  number,
  readOptions,
  type OptionReader,
  type OptionReaders,
  type OptionValues,
} from './options.ts'
export { CONFIG_ID, readPageConfig, type PageConfig } from './page-config.ts'
export { raise } from './raise.ts'
export { stackNow, TRACE, TRACE_LIMIT, trace, traceLog, type TimedRecord, type TraceLog, type TraceRecord } from './trace.ts'
export { fetchLegacyScripts, reviveForOthers, wakeScript } from './wake-scripts.ts'
