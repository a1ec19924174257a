// The program without its process: arguments and streams in, an exit code out.

import { cutShort, LANGUAGES } from "@demonstrandum/text";
import { type Command, CommanderError, Option } from "commander";
import packageFile from "../package.json" with { type: "json" };
import { languageAsked, loadAudience } from "./audience.ts";
import { makeCheckCommand } from "./check.ts";
import { makeCommand } from "./command.ts";
import { makeExportCommand } from "./export.ts";
import { helpIn } from "./help.ts";
import { makeJoinCommand } from "./join.ts";
import { makeNewCommand } from "./new.ts";
import { makePlayCommand } from "./play.ts";
import { makeRateCommand } from "./rate.ts";
import { makeSayCommand } from "./say.ts";
import { Interrupted, type Io, makeShell, OutputClosed, type Shell, UseError, VerdictError } from "./shell.ts";
import { makeSolveCommand } from "./solve.ts";
import { makeSuggestCommand } from "./suggest.ts";
import { readUse } from "./wrong-use.ts";

const COMMANDS = [
  makeNewCommand,
  makeJoinCommand,
  makeCheckCommand,
  makeSolveCommand,
  makeRateCommand,
  makeSayCommand,
  makeSuggestCommand,
  makeExportCommand,
  makePlayCommand,
];

/** 0 done, 1 a negative verdict, 2 wrong use, 130 interrupted. */
export async function runQed(argv: readonly string[], io: Io): Promise<number> {
  const shell = makeShell(io, await loadAudience(languageAsked(argv, io.env ?? {})));
  try {
    await makeProgram(shell).parseAsync([...argv], { from: "user" });
    return codeOf(shell);
  } catch (error) {
    return explain(shell, error);
  }
}

function makeProgram(shell: Shell): Command {
  const { options } = shell.words.help;
  const program = makeCommand(shell, "qed")
    .version(packageFile.version, "-V, --version", options.version)
    .helpCommand(false);
  for (const make of COMMANDS) program.addCommand(make(shell));
  for (const command of [program, ...program.commands]) {
    command
      .addOption(new Option("--lang <language>", options.lang).choices(LANGUAGES))
      .helpOption("-h, --help", options.help)
      .configureHelp(helpIn(shell.words))
      .exitOverride((error) => refuse(shell, command, error))
      .showHelpAfterError(false)
      .configureOutput({
        writeOut: (text) => shell.stdout.write(text),
        writeErr: (text) => shell.stderr.write(text),
        outputError: () => {},
      });
  }
  return program;
}

/** Says in our words what commander found wrong. Help that was asked for, or is all there is to say, is printed already. */
function refuse({ words, stderr }: Shell, command: Command, error: CommanderError): never {
  const isSaid = error.exitCode === 0 || error.code === "commander.help";
  const path = command.parent ? `qed ${command.name()}` : "qed";
  if (!isSaid) stderr.write(`${words.use.at(path, words.use.wrong(readUse(error)) + words.use.tryHelp(path))}\n`);
  throw error;
}

const codeOf = ({ isMisused, isNegative }: Shell): number => (isMisused ? 2 : isNegative ? 1 : 0);

function explain(shell: Shell, error: unknown): number {
  if (error instanceof OutputClosed) return codeOf(shell);
  if (error instanceof Interrupted) return 130;
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UseError || error instanceof VerdictError) {
    shell.stderr.write(`${shell.words.use.at("qed", cutShort(error.message))}\n`);
    return error instanceof UseError ? 2 : 1;
  }
  throw error;
}
