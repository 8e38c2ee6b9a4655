import { parseUrl } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { PROVIDER, SETTINGS, WIDGET_SCRIPT } from './anatomy.ts'

/** The origin that widgets and their data come from: that of the script which the provider's plugin names. */
export function providerRoot(): string {
  const settings = readGlobal(SETTINGS)
  const named = isRecord(settings) ? readText(settings[WIDGET_SCRIPT]) : ''
  return (named && parseUrl(named, location.href)?.origin) || PROVIDER
}
