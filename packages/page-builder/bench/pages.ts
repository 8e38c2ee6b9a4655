import { builderGlobalsScript } from '@tillkit/fixtures/page-builder'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../fixtures/src/styles/page-builder/', import.meta.url)
const styles = readdirSync(folder).filter((name) => name.endsWith('.css')).map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

/** The theme's settings and style sheets, and further globals. */
export const head = (more: Readonly<Record<string, unknown>> = {}) => ({ globals: builderGlobalsScript({}, 'fe', more), head: `<style>${styles}</style>` })

/** The numbers from 0 up to, and without, the count. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index)
