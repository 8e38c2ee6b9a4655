/**
 * How `npm test` was called.
 * @typedef {{ help: boolean, only: readonly string[], since: string | undefined }} TestArguments
 *   `only`: the chosen steps, none for all; `since`: the commit since which a change is looked for
 */

/**
 * What `--help` prints.
 * @param {readonly string[]} steps their names
 */
export function testUsage(steps) {
  return [
    'npm test                              everything that has to hold',
    'npm test -- --only STEP,STEP          these steps, and what they need',
    'npm test -- --changed[=COMMIT]        what a change since COMMIT can reach (default main)',
    `The steps: ${steps.join(', ')}.`,
  ].join('\n')
}

/**
 * Reads the command line.
 * @param {readonly string[]} args `--only a,b` or `--only=a,b`; `--changed`, or `--changed=COMMIT`; `--help`
 * @returns {TestArguments}
 * @throws {Error} for anything else
 */
export function readTestArguments(args) {
  const changed = args.find((arg) => /^--changed(=.+)?$/.test(arg))
  const words = args.filter((arg) => arg !== changed).flatMap((arg) => arg.split('='))
  const help = words.length === 1 && /^(--help|-h)$/.test(words[0] ?? '')
  const since = changed && (changed.split('=')[1] ?? 'main')
  if (words.length === 0 || help) return { help, only: [], since }
  if (words.length === 2 && words[0] === '--only' && words[1]) return { help, only: words[1].split(','), since }
  throw new Error(`Not understood: ${args.join(' ')}. Choose steps with --only, such as --only unit,browser, or what a change reaches with --changed.`)
}
