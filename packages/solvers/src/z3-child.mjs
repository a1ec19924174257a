// The process in which z3 lives. It is given SMT-LIB text and gives back what z3 prints; nothing else crosses over, because
// z3's heap is damaged when JavaScript collects z3's wrappers during a check, and text leaves no wrappers to collect.
// Plain JavaScript, because Node starts this file by itself.
// @ts-check

/**
 * @typedef {import("./z3-child.d.mts").Question} Question
 * @typedef {import("./z3-child.d.mts").Answer} Answer
 */

/** @param {Answer} answer */
const send = (answer) => process.send?.(answer);

/** z3-solver need not be installed; whoever started this process is told. */
async function load() {
  try {
    return await import("z3-solver");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    send({ id: 0, output: "", isMissing: true });
    process.exit(0);
  }
}

const { Z3, em } = await (await load()).init();
const config = Z3.mk_config();
let context = Z3.mk_context(config);

/**
 * z3's own `eval_smtlib2_string` lends the text on the stack to a thread that reads it after the stack has moved on:
 * on a busy machine z3 then reads something else. Text on the heap stays where it is.
 * @param {string} text
 * @returns {Promise<string>}
 */
async function evaluate(text) {
  const bytes = new TextEncoder().encode(`${text}\0`);
  const address = em._malloc(bytes.length);
  new Uint8Array(em.HEAPU32.buffer).set(bytes, address);
  try {
    return await em.async_call(() => em._async_Z3_eval_smtlib2_string(context, address));
  } finally {
    em._free(address);
  }
}

/** @param {Question} question */
async function answer({ id, text, isFresh }) {
  if (isFresh) {
    Z3.del_context(context);
    context = Z3.mk_context(config);
  }
  send({ id, output: await evaluate(text) });
}

process.on("message", answer);
process.on("disconnect", () => process.exit(0));
send({ id: 0, output: "" });
