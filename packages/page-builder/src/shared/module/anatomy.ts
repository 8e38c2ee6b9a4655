/** A module, and the class by which each of a page is told apart: its kind and its number. */
export const module = { any: '.et_pb_module', order: /^et_pb_[a-z_]+_\d+(?:_tb_[a-z]+)?$/ } as const
