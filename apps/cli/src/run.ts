// The program without its process: arguments and streams in, an exit code out.

import { cutShort } from "@demonstrandum/text";
import { Command, CommanderError } from "commander";
import packageFile from "../package.json" with { type: "json" };
import { makeCheckCommand } from "./check.ts";
import { makeExportCommand } from "./export.ts";
import { makeNewCommand } from "./new.ts";
import { makePlayCommand } from "./play.ts";
import { makeRateCommand } from "./rate.ts";
import { makeSayCommand } from "./say.ts";
import { Interrupted, type Io, makeShell, OutputClosed, type Shell, UseError } from "./shell.ts";
import { makeSolveCommand } from "./solve.ts";

const COMMANDS = [
  makeNewCommand,
  makeCheckCommand,
  makeSolveCommand,
  makeRateCommand,
  makeSayCommand,
  makeExportCommand,
  makePlayCommand,
];

/** 0 done, 1 a negative verdict, 2 wrong use, 130 interrupted. */
export async function runQed(argv: readonly string[], io: Io): Promise<number> {
  const shell = makeShell(io);
  try {
    await makeProgram(shell).parseAsync([...argv], { from: "user" });
    return shell.isNegative ? 1 : 0;
  } catch (error) {
    return explain(shell, error);
  }
}

function makeProgram(shell: Shell): Command {
  const program = new Command("qed")
    .description("Puzzles of pure deduction: make, check, solve, rate, explain, export and play them.")
    .version(packageFile.version, "-V, --version", "print the version")
    .helpCommand(false)
    .addHelpText("after", HELP);
  for (const make of COMMANDS) program.addCommand(make(shell));
  for (const command of [program, ...program.commands]) {
    command
      .exitOverride()
      .showHelpAfterError(false)
      .configureOutput({
        writeOut: (text) => shell.stdout.write(text),
        writeErr: (text) => shell.stderr.write(text),
        outputError: (text, write) => write(sayUseError(command, text)),
      });
  }
  return program;
}

const HELP = `
Ends with 0 when all is well, 1 after a negative verdict, 2 after wrong use.

Examples:
  qed new cultivators --difficulty hard --seed 7 > puzzle.json
  qed check puzzle.json
  qed solve puzzle.json
  qed play village`;

/** Commander's "error: …" as one of our sentences. */
function sayUseError(command: Command, text: string): string {
  const path = command.parent ? `qed ${command.name()}` : "qed";
  const sentence = cutShort(text.trim().replace(/\s*\n\s*/g, " "))
    .trim()
    .replace(/^error: /, "")
    .replace(/\s*\n\s*/g, " ");
  return `${path}: ${/[.?)]$/.test(sentence) ? sentence : `${sentence}.`} Try ${path} --help.\n`;
}

function explain(shell: Shell, error: unknown): number {
  if (error instanceof OutputClosed) return shell.isNegative ? 1 : 0;
  if (error instanceof Interrupted) return 130;
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UseError) {
    shell.stderr.write(`qed: ${cutShort(error.message)}\n`);
    return 2;
  }
  throw error;
}
