"""`python -m perihelion.cli`, where the installed program is not on the path."""

from perihelion.cli.program import main

if __name__ == "__main__":
    main()
