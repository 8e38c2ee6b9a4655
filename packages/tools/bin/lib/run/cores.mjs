import { cpus } from 'node:os'

/**
 * @typedef {{ readonly times: { readonly user: number, readonly nice: number, readonly sys: number, readonly irq: number, readonly idle: number } }} Core
 *   in ms since the machine was started
 * @typedef {{ readonly busy: number, readonly idle: number }} CoreTimes in seconds, of all cores together
 */

/**
 * What the machine's cores have done since it was started, whoever asked for it: processes that a browser leaves behind are counted in
 * no other way.
 * @param {readonly Core[]} [cores]
 * @returns {CoreTimes}
 */
export function readCores(cores = cpus()) {
  const seconds = (/** @type {(times: Core['times']) => number} */ of) => cores.reduce((sum, { times }) => sum + of(times), 0) / 1000
  return { busy: seconds(({ user, nice, sys, irq }) => user + nice + sys + irq), idle: seconds(({ idle }) => idle) }
}

/**
 * What they have done since.
 * @param {CoreTimes} before
 * @param {CoreTimes} [now]
 * @returns {CoreTimes}
 */
export function coresSince(before, now = readCores()) {
  return { busy: now.busy - before.busy, idle: now.idle - before.idle }
}

/**
 * In words for a table: seconds of work, and the share of the time in which cores had nothing to do.
 * @param {CoreTimes} times
 * @returns {[busy: string, idle: string]}
 */
export function describeCores({ busy, idle }) {
  const all = busy + idle
  return [`${busy.toFixed(1)} s`, all > 0 ? `${((100 * idle) / all).toFixed(0)} %` : '']
}
