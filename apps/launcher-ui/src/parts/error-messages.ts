import { useAmounts, useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ServiceSchemas } from '../service/service-queries.ts';

type LaunchError = ServiceSchemas['LaunchError'];

/** The action that resolves an error. */
export type ErrorAction = 'again' | 'repair' | 'folder' | 'log';

export interface ErrorMessage {
  /** What happened. */
  title: string;
  /** Why. */
  text: string;
  /** null if the main button is the action. */
  action: ErrorAction | null;
}

const usePathReasons = () => {
  const { t } = useLingui();
  return (reason: string | undefined): string => {
    switch (reason) {
      case 'exclamation_mark':
        return t`Its path has an exclamation mark in it, and Java cannot read files from there.`;
      case 'not_a_folder':
        return t`It is a file, not a folder, or it is no longer there.`;
      case 'read_only':
        return t`Nothing can be written there.`;
      case 'unreadable':
        return t`The system does not let the launcher read it. Give yourself permission for it, or move it away.`;
      case 'too_long':
        return t`Its path is too long for the game's files.`;
      case 'inside_client':
        return t`It is inside a client's files and would be deleted along with them.`;
      case 'symlink':
        return t`One of its folders is a link to another place, where the launcher does not write.`;
      case 'launchers_own':
        return t`The launcher keeps its own files there and tidies up among them.`;
      case 'gone':
        return t`The disk with the game's files is not connected, or they were deleted. Connect it and try again; if you deleted them, check the files in the settings to install them again.`;
      case 'no_answer':
        return t`The disk it is on does not respond.`;
      case 'not_empty':
        return t`There are files of other clients in it already.`;
      default:
        return t`The system does not let the launcher use it.`;
    }
  };
};

const useTrustReasons = () => {
  const { t } = useLingui();
  return (reason: string | undefined): string => {
    switch (reason) {
      case 'rollback':
        return t`The server offered files older than those you already have.`;
      case 'hash':
        return t`The list of files was changed on its way here.`;
      case 'path':
        return t`The list of files names places outside the game's folder.`;
      case 'schema':
        return t`The list of files cannot be read. This launcher may be too old for it.`;
      default:
        return t`The signature of the files does not match ours.`;
    }
  };
};

const useJavaReasons = () => {
  const { t } = useLingui();
  return (reason: string | undefined): string => {
    switch (reason) {
      case 'missing':
        return t`There is no Java for this system, neither on the computer nor on our servers.`;
      case 'too_old':
        return t`The Java on this computer is too old for this client, and our servers have none for this system. Install a newer one.`;
      case 'too_new':
        return t`The Java on this computer is too new for this client, and our servers have none for this system. Install an older one.`;
      case 'other_arch':
        return t`The Java on this computer is for another kind of processor than this client needs, and our servers have none for this system. Install one for the right kind.`;
      default:
        return t`The Java that came with the client does not start.`;
    }
  };
};

const useExitReasons = () => {
  const { t } = useLingui();
  const { number } = useFormats();
  return ({ hint, exitCode }: LaunchError): string => {
    const code = typeof exitCode === 'number' ? number(exitCode, { useGrouping: false }) : '';
    switch (hint) {
      case 'memory':
        return t`The game seems to have run out of memory: give it more in the settings or close other programs.`;
      case 'java_version':
        return t`The version of Java seems to be wrong: clear the JVM flags in the settings if you have set any.`;
      case 'graphics':
        return t`The graphics driver seems to be the cause: update it and try again.`;
      default:
        return code === '' ? t`The system ended it.` : t`It exited with code ${code}; its last lines may say why.`;
    }
  };
};

/** What happened, why, and what to do about it: never only a code. */
export const useErrorMessage = (): ((error: LaunchError) => ErrorMessage) => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const pathReason = usePathReasons();
  const trustReason = useTrustReasons();
  const javaReason = useJavaReasons();
  const exitReason = useExitReasons();
  return (error) => {
    const need = bytes(error.need ?? 0);
    const free = bytes(error.free ?? 0);
    if (error.reason === 'proxy') {
      return {
        title: t`The proxy is not responding`,
        text: t`No connection through the proxy succeeds. Check it, or set another one: Settings → Other → Proxy.`,
        action: 'again',
      };
    }
    switch (error.code) {
      case 'manifest_unavailable':
        return {
          title: t`The game's files cannot be reached`,
          text: t`This client needs files that are not on this computer, and our servers are not sending them right now. Check your internet connection or try again a little later.`,
          action: 'again',
        };
      case 'manifest_untrusted':
        return {
          title: t`The update was refused`,
          text: `${trustReason(error.reason)} ${t`Nothing was installed; wait a little and try again.`}`,
          action: 'again',
        };
      case 'metadata_expired':
        if (error.reason === 'clock')
          return {
            title: t`This computer's clock is wrong`,
            text: t`Signatures cannot be checked with a wrong date or time. Turn on automatic time in the system's settings and try again.`,
            action: 'again',
          };
        return {
          title: t`The list of files is out of date`,
          text: t`It was signed too long ago to be trusted. Check the date and time on this computer: if they are right, we need to sign it again.`,
          action: 'again',
        };
      case 'disk_full':
        return {
          title: t`Not enough space on the disk`,
          text: t`${need} needed, ${free} free. Free up some space or keep the game on another disk.`,
          action: 'folder',
        };
      case 'path_unusable':
        return {
          title: t`The game's folder cannot be used`,
          text: pathReason(error.reason),
          action: error.reason === 'unreadable' ? 'again' : 'folder',
        };
      case 'network_lost':
        return {
          title: t`The connection is lost`,
          text: t`We tried for ten minutes. Your downloads are kept and will continue from there.`,
          action: null,
        };
      case 'object_corrupt':
        return error.reason === 'answer'
          ? {
              title: t`A file cannot be downloaded`,
              text: t`Something else arrives in its place: our server may not have the file, or a proxy is answering for our server. Try again a little later.`,
              action: 'again',
            }
          : {
              title: t`A file keeps arriving damaged`,
              text: t`What arrives is not what we published. An antivirus or a proxy may be changing it on the way.`,
              action: 'repair',
            };
      case 'file_locked':
        return {
          title: t`Another program holds a file of the game`,
          text: t`Close the game, archivers and virus scans, then try again.`,
          action: 'again',
        };
      case 'java_unavailable':
        return {
          title: t`There is no suitable Java`,
          text: javaReason(error.reason),
          action: error.reason === 'broken' ? 'repair' : 'again',
        };
      case 'client_exited':
        return { title: t`The game closed before it opened`, text: exitReason(error), action: 'log' };
      case 'client_crashed':
        return { title: t`The game crashed`, text: exitReason(error), action: 'log' };
      case 'internal':
        return {
          title: t`Something broke in the launcher`,
          text: t`What was downloaded is kept. Try again; if it happens again, restart the launcher.`,
          action: 'again',
        };
    }
  };
};
