const Kfield_0=[1,2];

function value_0(S,y$0,s$1){
  return S[11+s$1]!==0&&Kfield_0[S[11+s$1]-1]===y$0+1;
}

function list_0(S,y$0,n$1){
  const Kfield_0_=Kfield_0,O_=O;
  const r$2=S[22];
  const o$3=y$0+1;
  const s$4=o$3;
  const s$5=o$3;
  let m$6=511&r$2;
  for(;m$6!==0;m$6&=m$6-1){
    const x$7=31-Math.clz32(m$6&-m$6);
    if(Kfield_0_[S[11+x$7]-1]===s$4){
      O_[n$1]=x$7*9+1;
      n$1-=-!(S[11]!==0&&Kfield_0_[S[11]-1]===s$5)|0;
      O_[n$1]=x$7*9+2;
      n$1-=-!(S[12]!==0&&Kfield_0_[S[12]-1]===s$5)|0;
      O_[n$1]=x$7*9+3;
      n$1-=-!(S[13]!==0&&Kfield_0_[S[13]-1]===s$5)|0;
      O_[n$1]=x$7*9+4;
      n$1-=-!(S[14]!==0&&Kfield_0_[S[14]-1]===s$5)|0;
      O_[n$1]=x$7*9+5;
      n$1-=-!(S[15]!==0&&Kfield_0_[S[15]-1]===s$5)|0;
      O_[n$1]=x$7*9+6;
      n$1-=-!(S[16]!==0&&Kfield_0_[S[16]-1]===s$5)|0;
      O_[n$1]=x$7*9+7;
      n$1-=-!(S[17]!==0&&Kfield_0_[S[17]-1]===s$5)|0;
      O_[n$1]=x$7*9+8;
      n$1-=-!(S[18]!==0&&Kfield_0_[S[18]-1]===s$5)|0;
      O_[n$1]=x$7*9+9;
      n$1-=-!(S[19]!==0&&Kfield_0_[S[19]-1]===s$5)|0;
    }
  }
  return n$1;
}

function why_0(S,y$0,s$1,g$2){
  if(!(s$1>=0&&s$1<9))return -1;
  if(!(g$2>=0&&g$2<9))return -2;
  if(!value_0(S,y$0,s$1)){
    M[0]=0;
    return 1;
  }
  if(value_0(S,y$0,g$2)){
    M[0]=0;
    return 2;
  }
  return 0;
}

function needs_0(S,y$0,s$1,g$2){
  W[0]=0;
  W[1]=value_0(S,y$0,s$1)?1:0;
  W[2]=1;
  W[3]=!value_0(S,y$0,g$2)?1:0;
  return 4;
}

function do_0(S,y$0,s$1,g$2){
  if(log!==null)log.rule(y$0,0,0);
}

function settle(S){
}
