import { present } from '../../findings/assert.ts';
import type { Command } from '../command.ts';

/** Each script asks the program itself, so completion never goes out of step with the commands. */
const SCRIPTS: Record<string, string> = {
  bash: `_claimgate() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(claimgate --get-yargs-completions "\${COMP_WORDS[@]}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _claimgate claimgate`,
  zsh: `#compdef claimgate
_claimgate() {
  local -a replies
  replies=("\${(@f)$(SHELL=zsh claimgate --get-yargs-completions "\${words[@]}" 2>/dev/null)}")
  _describe 'claimgate' replies || _files
}
compdef _claimgate claimgate`,
  fish: `complete -c claimgate -a '(claimgate --get-yargs-completions (commandline -opc) (commandline -ct) 2>/dev/null)'`,
};

export const command: Command = {
  positionals: {
    shell: { type: 'string', choices: Object.keys(SCRIPTS), describe: 'which shell' },
  },
  examples: {
    'claimgate completion bash >> ~/.bashrc': 'for bash',
    'claimgate completion fish > ~/.config/fish/completions/claimgate.fish': 'for fish',
  },
  async run({ args }) {
    const script = present(SCRIPTS[args.oneOf('shell', Object.keys(SCRIPTS))]);
    return { lines: script.split('\n') };
  },
};
