import type { PageView } from '../page/read-page.ts'
import { kilobytes } from './entry.model.ts'
import { linesAsText, type Line } from './log.model.ts'
import { treeAsText } from './tree.model.ts'
import { STATUS, type HostView, type UnitView } from './units.model.ts'
import type { LoadedFile } from './weight.model.ts'

/** What a report is made of. */
export interface ReportParts {
  readonly address: string
  readonly units: readonly UnitView[]
  readonly page: PageView
  readonly lines: readonly Line[]
  readonly files: readonly LoadedFile[]
}

/** How many lines of the log a report takes: the last ones. */
const MOST_LINES = 60

/** The text of a bug report: what a person who was not there needs to know. */
export function reportText({ address, units, page, lines, files }: ReportParts): string {
  const parts = [
    ['Page', address, ...page.facts.map(([name, value]) => `${name}: ${value}`), ...page.warnings, ...treeAsText(page.config)],
    ['Scripts of the shop that we replace', ...page.legacy.map(({ name, isLive }) => `${name}: ${isLive ? 'live' : 'switched off'}`)],
    ...units.map(unitLines),
    ['Files', ...files.map(({ file, transferred, decoded }) => `${file}: ${kilobytes(transferred)}, unpacked ${kilobytes(decoded)}`)],
    ['Log', linesAsText(lines.slice(-MOST_LINES))],
  ]
  return parts.map(([title, ...rest]) => [`## ${title}`, ...(rest.length > 0 ? rest : ['none'])].join('\n')).join('\n\n')
}

function unitLines({ name, status, advice, problems, work, hosts }: UnitView): string[] {
  const works = work.map((one) => `${one.name}: ${one.stands}`)
  return [`${name}: ${STATUS[status].words}`, ...advice, ...problems.map(problemLine), ...works, ...hosts.flatMap(hostLines)]
}

function hostLines({ name, state, advice, problems, inside }: HostView): string[] {
  const { config, nodes } = inside()
  return [
    `- ${name}: ${STATUS[state].words}`,
    ...advice.map((words) => `  ${words}`),
    ...problems.map((problem) => `  ${problemLine(problem)}`),
    ...(config ? treeAsText(config, '  ') : []),
    ...nodes.map((hold) => `  ${hold.bridge} ${hold.name}: ${hold.written.map(({ name: what, ours }) => `${what} = ${ours}`).join(', ')}`),
  ]
}

function problemLine({ field, message, advice, help }: HostView['problems'][number]): string {
  return [field && `${field}:`, message, advice, help].filter(Boolean).join(' ')
}
