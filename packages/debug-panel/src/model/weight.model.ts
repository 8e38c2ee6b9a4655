/** A file of ours that this page has loaded, as the browser measured it. */
export interface LoadedFile {
  readonly file: string
  /** Bytes over the network, headers included; 0 from the cache, or where another origin hides it. */
  readonly transferred: number
  readonly decoded: number
}

/** What the build says of a file (manifest.json). */
interface BuiltFile {
  readonly gzip: number
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/** The build's files by name. */
export type Built = Readonly<Record<string, BuiltFile>>

/** A loaded file, weighed. */
export interface WeighedFile extends LoadedFile {
  /** As built; `null` where the manifest is not known. */
  readonly gzip: number | null
  /** Loaded only because this panel is open. */
  readonly isForPanel: boolean
}

/** What a page has loaded of ours. */
export interface Weight {
  readonly files: readonly WeighedFile[]
  /** Without what came for the panel; gzip as built, else as transferred. */
  readonly total: number
  readonly react: number
  readonly budget: number | null
}

/** What a page may load, in bytes of gzip. */
export interface PageBudgets {
  readonly still: number | null
  readonly drawn: number | null
}

/** What only the panel brings, and what brings the panel. */
const PANEL_FILES: readonly string[] = ['debug-panel.js', 'debug-loader.js']
const REACT_FILE = 'react.js'
/** Style sheet and stub are no part of a page's budget. */
const isScript = ({ file }: LoadedFile) => file.endsWith('.js')

/** Weighs what a page has loaded. What only this panel needs is listed, and not counted. */
export function weigh(loaded: readonly LoadedFile[], built: Built | null, budgets: PageBudgets): Weight {
  const forPanel = panelOnly(loaded.map(({ file }) => file), built ?? {})
  const files = loaded
    .map((one) => ({ ...one, gzip: built?.[one.file]?.gzip ?? null, isForPanel: forPanel.has(one.file) }))
    .sort((one, other) => Number(one.isForPanel) - Number(other.isForPanel) || sizeOf(other) - sizeOf(one))
  const counted = files.filter((file) => isScript(file) && !file.isForPanel)
  const react = counted.filter(({ file }) => file === REACT_FILE)
  return { files, total: sum(counted), react: sum(react), budget: react.length > 0 ? budgets.drawn : budgets.still }
}

/** The files that nothing but the panel has asked for. Without a manifest that is the panel's own file alone. */
function panelOnly(loaded: readonly string[], built: Built): Set<string> {
  const panels = closure(PANEL_FILES, built)
  const needed = closure(loaded.filter((file) => !panels.has(file)), built)
  return new Set([...panels].filter((file) => !needed.has(file)))
}

function closure(entries: readonly string[], built: Built): Set<string> {
  const reached = new Set(entries)
  for (const file of reached) for (const next of built[file]?.imports ?? []) reached.add(next)
  return reached
}

/** A file's size: as built, else as it came over the network. */
function sizeOf({ gzip, transferred }: WeighedFile): number {
  return gzip ?? transferred
}

function sum(files: readonly WeighedFile[]): number {
  return files.reduce((total, file) => total + sizeOf(file), 0)
}

/** Whether the server sends the files as they are, though they could be a third of it. */
export function isUncompressed(files: readonly WeighedFile[]): boolean {
  return files.some(({ gzip, transferred, decoded }) => gzip !== null && decoded > 1000 && transferred >= decoded)
}
