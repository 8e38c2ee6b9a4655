import { formatTable } from '../../../../testing/src/project/format.mjs'
import { describeCores } from './cores.mjs'

/**
 * @typedef {{ fullName?: string, status: string, duration?: number | null, failureMessages?: string[] }} VitestCase
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestCase[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: VitestFile[] }} VitestReport the parts of vitest's JSON report that are read here
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], retried: string[], details?: string[] }} Counts
 *   `failures`: the names of what failed; `retried`: of what passed at its second try only, with the first one's reason;
 *   `details`: lines to be read below the table of the steps
 * @typedef {Counts & { name: string, seconds: number, note: string, cores?: import('./cores.mjs').CoreTimes }} StepResult
 *   `note`: what to know about the step, such as why it was not run; '' when there is nothing; `cores`: what the machine has done
 *   meanwhile, also for steps beside it
 */

/** A step that was not run: it counts neither way, what it waited for has failed already. */
export const NOTHING = Object.freeze({ passed: 0, failed: 0, skipped: 0, failures: [], retried: [] })

/**
 * A step without tests of its own counts as one.
 * @param {string} name
 * @param {boolean} succeeded
 * @returns {Counts}
 */
export function countStep(name, succeeded) {
  return { ...NOTHING, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: succeeded ? [] : [name] }
}

/** A step that this machine cannot run, and need not. */
export function countSkipped() {
  return { ...NOTHING, skipped: 1 }
}

/**
 * The tests of one vitest run. A file that could not be loaded counts as one failure, and so does a run that failed
 * without a failed test: an error outside of every test, no test found, no report written.
 * @param {string} name of the step
 * @param {VitestReport | undefined} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countTests(name, report, exitCode) {
  const files = report?.testResults ?? []
  const failures = files.flatMap((file) => failuresOf(file))
  if (failures.length === 0 && (exitCode !== 0 || !report)) failures.push(`${name}: failed outside of its tests`)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failures.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
    retried: files.flatMap((file) => retriedOf(file)),
  }
}

/** @param {VitestFile} file */
function retriedOf(file) {
  const retried = file.assertionResults.filter((test) => test.status === 'passed' && test.failureMessages?.length)
  return retried.map((test) => `${test.fullName?.trim() || file.name}: ${firstLine(test.failureMessages?.[0])}`)
}

/** @param {VitestFile} file */
function failuresOf(file) {
  const failed = file.assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map((test) => test.fullName?.trim() || file.name)
  return file.status === 'failed' ? [`${file.name}: ${firstLine(file.message) || 'could not be loaded'}`] : []
}

/** @param {string | undefined} text */
function firstLine(text) {
  return (text ?? '').trim().split('\n')[0] ?? ''
}

/**
 * Everything together: the table of the steps, what failed, and the plain last line.
 * @param {readonly StepResult[]} steps
 * @param {{ seconds: number, cores?: import('./cores.mjs').CoreTimes }} [taken] what all of them took: less than their sum where they ran
 *   side by side
 * @returns {{ lines: string[], succeeded: boolean }} it did not succeed when nothing has been counted at all
 */
export function summarize(steps, taken = { seconds: sum(steps, (step) => step.seconds) }) {
  const passed = sum(steps, (step) => step.passed)
  const failed = sum(steps, (step) => step.failed)
  const failures = steps.flatMap((step) => step.failures)
  const retried = steps.flatMap((step) => step.retried)
  return {
    lines: [
      '',
      ...table(steps, taken),
      ...steps.flatMap(({ details = [] }) => (details.length > 0 ? ['', ...details] : [])),
      ...list('Passed at the second try only, and to be mended:', retried),
      ...list('Failed:', failures),
      '',
      `${passed} passed, ${failed} failed`,
    ],
    succeeded: failed === 0 && passed > 0,
  }
}

/**
 * @param {string} title
 * @param {readonly string[]} names
 */
function list(title, names) {
  return names.length > 0 ? ['', title, ...names.map((name) => `  ${name}`)] : []
}

const COUNTED = /** @type {const} */ (['passed', 'failed', 'skipped'])

/** @param {import('./cores.mjs').CoreTimes | undefined} cores */
const coresOf = (cores) => (cores ? describeCores(cores) : ['', ''])

/**
 * @param {readonly StepResult[]} steps
 * @param {{ seconds: number, cores?: import('./cores.mjs').CoreTimes }} taken
 */
function table(steps, { seconds, cores }) {
  const rows = steps.map((step) => [
    step.name,
    outcome(step),
    ...COUNTED.map((count) => String(step[count])),
    `${step.seconds.toFixed(1)} s`,
    ...coresOf(step.cores),
    step.note,
  ])
  const total = [
    'all',
    '',
    ...COUNTED.map((count) => String(sum(steps, (step) => step[count]))),
    `${seconds.toFixed(1)} s`,
    ...coresOf(cores),
    '',
  ]
  return formatTable([['step', 'result', ...COUNTED, 'time', 'cores worked', 'idle', ''], ...rows, total], [2, 3, 4, 5, 6, 7])
}

/** @param {StepResult} step */
function outcome(step) {
  if (step.failed > 0) return 'FAILED'
  if (step.passed > 0) return 'passed'
  return step.skipped > 0 ? 'skipped' : 'not run'
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => number} amount
 */
function sum(items, amount) {
  return items.reduce((total, item) => total + amount(item), 0)
}
