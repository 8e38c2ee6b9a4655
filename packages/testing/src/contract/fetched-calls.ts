import { FetchedXhr } from '@tillkit/fixtures/fetched-xhr'
import { beforeEach } from 'vitest'

// For the set-up of unit tests: what a test's own `fetch` answers is the answer of calls through jQuery too. Some run without a page.
if (globalThis.window) beforeEach(() => void Reflect.set(window, 'XMLHttpRequest', FetchedXhr))
